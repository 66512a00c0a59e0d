package aish.model.openai;

/**
 * One server-sent event.
 *
 * @param type empty unless the server named one
 */
record SseEvent(String type, String data) {}

package aish.model.openai;

/**
 * One event of a stream.
 *
 * @param type empty unless the server named one
 */
record SseEvent(String type, String data) {}

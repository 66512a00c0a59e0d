# aish in a container, from the archive that ./package made:
#   docker build -t aish . && docker run -it aish
FROM debian:stable-slim
ARG TARGETARCH
# dpkg keeps the times of the files, by which the caches know their jars
COPY target/package/aish_*_${TARGETARCH}.deb /tmp/
RUN dpkg -i /tmp/aish_*.deb && rm /tmp/aish_*.deb && useradd --create-home user
USER user
WORKDIR /home/user
ENV LANG=C.UTF-8
ENTRYPOINT ["/usr/bin/aish"]

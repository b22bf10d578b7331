// React publishes no types for the two functions we use; Waku binds their manifests, so the second argument is empty.
declare module 'react-server-dom-webpack/server.edge' {
  export const renderToReadableStream: (
    model: unknown,
    manifest: Record<string, never>,
    options: { onError: (error: unknown) => string | undefined },
  ) => ReadableStream<Uint8Array>;
}

declare module 'react-server-dom-webpack/client.edge' {
  export const createFromReadableStream: <T>(stream: ReadableStream<Uint8Array>) => Promise<T>;
}

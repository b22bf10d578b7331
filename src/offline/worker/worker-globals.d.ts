// the part of lib.webworker that the service worker uses: the library conflicts with lib.dom in one program

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

declare function skipWaiting(): Promise<void>;

interface FetchEvent extends ExtendableEvent {
  readonly clientId: string;
  /** Of the document that a navigation opens. */
  readonly resultingClientId: string;
}

interface Client {
  readonly id: string;
  postMessage(message: unknown): void;
}

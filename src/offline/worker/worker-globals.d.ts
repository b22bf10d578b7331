// the part of lib.webworker that the service worker uses: the library conflicts with lib.dom in one program

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

declare function skipWaiting(): Promise<void>;

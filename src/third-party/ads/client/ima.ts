/** The part of Google's ads player (IMA SDK for HTML5) that is used. */
export type Ima = {
  AdDisplayContainer: new (
    place: HTMLElement,
    video: HTMLVideoElement,
  ) => { initialize: () => void; destroy: () => void };
  AdsLoader: new (display: object) => Listening & { requestAds: (request: object) => void };
  AdsRequest: new () => { adTagUrl: string; linearAdSlotWidth: number; linearAdSlotHeight: number };
  AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: string } };
  AdErrorEvent: { Type: { AD_ERROR: string } };
  AdEvent: { Type: { STARTED: string; ALL_ADS_COMPLETED: string } };
};

type Listening = { addEventListener: (type: string, listener: (event: LoadedEvent) => void) => void };
type LoadedEvent = { getAdsManager: (video: HTMLVideoElement) => AdsManager };
type AdsManager = Listening & { init: (width: number, height: number) => void; start: () => void; destroy: () => void };

declare global {
  interface Window {
    google?: { ima?: Ima };
  }
}

/** In milliseconds: readers wait no longer for an ad. */
const patience = 5_000;

/**
 * Plays the ads of a tag over a video. Call it in a gesture of the reader. Resolves when they are over, or when none has
 * started after five seconds.
 */
export const playAds = (
  ima: Ima,
  { video, place, tagUrl }: { video: HTMLVideoElement; place: HTMLElement; tagUrl: string },
): Promise<void> =>
  new Promise((resolve) => {
    const display = new ima.AdDisplayContainer(place, video);
    let manager: AdsManager | undefined;
    const end = () => {
      clearTimeout(timer);
      manager?.destroy();
      display.destroy();
      resolve();
    };
    const timer = setTimeout(end, patience);
    const loader = new ima.AdsLoader(display);
    loader.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, end);
    loader.addEventListener(ima.AdsManagerLoadedEvent.Type.ADS_MANAGER_LOADED, (loaded) => {
      manager = loaded.getAdsManager(video);
      manager.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, end);
      manager.addEventListener(ima.AdEvent.Type.STARTED, () => clearTimeout(timer));
      manager.addEventListener(ima.AdEvent.Type.ALL_ADS_COMPLETED, end);
      manager.init(video.clientWidth, video.clientHeight);
      manager.start();
    });
    display.initialize();
    const request = new ima.AdsRequest();
    const { clientWidth, clientHeight } = video;
    Object.assign(request, { adTagUrl: tagUrl, linearAdSlotWidth: clientWidth, linearAdSlotHeight: clientHeight });
    loader.requestAds(request);
  });

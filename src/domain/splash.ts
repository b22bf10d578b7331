/** What the middle of a splash shows. */
export type SplashKind = 'image' | 'video' | 'html' | 'countdown';
/** Who may open a splash: everybody, or staff who preview it. */
export type SplashAccess = 'public' | 'hidden';

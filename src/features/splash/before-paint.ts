import { skipCookie, splashCookie } from '../../web/splash-skip.ts';
import { focusDelay } from './client/focus-splash.ts';

/**
 * Inline version of `isSplashDue` and `openSplash` for the preceding dialog. It runs before paint, so that the splash does
 * not wait for the island and its picture is only requested if shown. An `async` module script does not wait for style
 * sheets, so neither does the picture.
 */
export const beforePaint = [
  'const d=document.querySelector("dialog[data-start]"),{start:s,end:e,background:b,foreground:f}=d.dataset,n=Date.now();',
  `if(Date.parse(s)<=n&&!(Date.parse(e)<n)&&!("; "+document.cookie).includes("; ${splashCookie}=")){`,
  'd.style.setProperty("--splash-background",b);d.style.setProperty("--splash-foreground",f);',
  'for(const i of d.querySelectorAll("picture img"))i.loading="eager";',
  'd.inert=true;d.showModal();d.inert=false;d.dataset.shown="";',
  `document.cookie="${skipCookie('shown', 0)}";`,
  `setTimeout(()=>{if(document.activeElement===document.body)d.firstElementChild.focus({preventScroll:true})},${focusDelay})}`,
].join('');

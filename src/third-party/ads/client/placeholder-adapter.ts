import styles from '../ad-slot.module.css';
import { adSizeAt } from '../slots.ts';
import { targetingParameters } from '../targeting.ts';
import type { AdAdapter, AdRequest } from './adapter.ts';

const print = ({ name, services, targeting, place }: AdRequest, round: number) => {
  const adtest = new URLSearchParams(location.search).get('adtest');
  const parameters = targetingParameters(targeting, { adtest, isTesting: services.isTesting });
  const [width, height] = adSizeAt(name, innerWidth);
  const box = document.createElement('div');
  box.className = styles['test'] ?? '';
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  box.dataset['adRound'] = String(round);
  box.textContent = `${name}, ${width} × ${height}, ${Object.entries(parameters)
    .map((pair) => pair.join(': '))
    .join(', ')}`;
  place.replaceChildren(box);
};

const roundOf = ({ place }: AdRequest) =>
  Number(place.querySelector<HTMLElement>('[data-ad-round]')?.dataset['adRound']);

/** Prints the parameters of the ad request in a box of the ad's size. */
export const placeholderAdapter: AdAdapter = {
  fill: (request) => {
    print(request, 1);
    return () => request.place.replaceChildren();
  },
  refresh: (request) => print(request, roundOf(request) + 1),
};

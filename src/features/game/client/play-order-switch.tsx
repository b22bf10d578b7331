'use client';

import { ToggleSwitch } from '../../../ui/client/toggle-switch.tsx';
import { usePlayOrder } from './chosen-play-order.ts';

/** Lists the plays of a live game newest first, or from the start of the game. */
export function PlayOrderSwitch() {
  const [order, setOrder] = usePlayOrder();
  return (
    <ToggleSwitch
      label="Newest first"
      isOn={order === 'newest'}
      onChange={(isOn) => setOrder(isOn ? 'newest' : 'oldest')}
    />
  );
}

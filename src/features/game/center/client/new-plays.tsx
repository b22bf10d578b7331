import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../../../web/counted.ts';
import styles from '../center-panels.module.css';

type Props = { count: number; onShow: () => void };

/** Overlays the list, so that nothing shifts when it appears. */
export const NewPlays = ({ count, onShow }: Props) => (
  <div className={styles['new-plays']}>
    <Button look={{ kind: 'priority', theme: 'light-theme' }} onClick={onShow}>
      {counted(count, 'new play')}
    </Button>
  </div>
);

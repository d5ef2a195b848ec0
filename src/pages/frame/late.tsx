import { useSelector } from '@xstate/react';
import type { AnyCall } from '../../flows/call.ts';
import { takesLong } from '../../words/result-modal.ts';
import style from './late.module.css';

/** Says that an answer takes long. It is there from the start, so that it is read out when it changes. */
export function Late({ call }: { call: AnyCall | undefined }) {
  const isLate = useSelector(call, snapshot => snapshot?.hasTag('late') ?? false);
  return <output className={style['late']}>{isLate && takesLong}</output>;
}

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmationProps {
  isOpen: boolean;
  title: string;
  /** What follows. */
  text: string;
  confirm: string;
  giveUp: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before what cannot be taken back. */
export function Confirmation(props: ConfirmationProps) {
  const { isOpen, title, text, confirm, giveUp, onConfirm, onClose } = props;
  return (
    <Dialog
      open={isOpen}
      tone="neutral"
      title={title}
      text={text}
      onClose={onClose}
      action={
        <>
          <Button isSecondary onClick={onClose}>
            {giveUp}
          </Button>
          <Button onClick={onConfirm}>{confirm}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

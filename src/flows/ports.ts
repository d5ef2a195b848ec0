import type { ResetPassword } from '../api/reset-password.ts';
import type { VerifyEmail } from '../api/verify-email.ts';
import type { Path } from '../paths.ts';

/** What the charts need of the world. */
export interface Ports {
  calls: { resetPassword: ResetPassword; verifyEmail: VerifyEmail };
  navigation: {
    /** Takes the place of the current history entry, so that Back does not return to it. */
    replace(path: Path): void;
  };
}

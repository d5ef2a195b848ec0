import { paths } from '../../src/paths.ts';
import { expect, test } from './kit/journey.ts';
import { newPasswordIn } from './kit/reset-form.ts';

test('no picture of a journey shows a password, not even one that its field shows', async ({
  page,
}) => {
  await page.goto(`${paths.resetPassword}?token=any`);
  const newPassword = newPasswordIn(page);
  await newPassword.fill('nine yellow lanterns');
  await page.getByRole('button', { name: 'Show New Password' }).click();
  await expect(newPassword).toHaveAttribute('type', 'text');
  await expect(newPassword).toHaveCSS('-webkit-text-security', 'disc');
});

import { useState } from 'react';

/** The reset form as most sites would write it: controlled fields, hydrated whole. */
export function Form() {
  const [newPassword, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [left, setLeft] = useState(false);
  const { length } = newPassword;
  const fault = length < 6 || length > 50 ? '*Minimum length should 6 characters.' : '';
  return (
    <>
      <header>Neighbourhood Book Exchange</header>
      <main>
        <h1>Reset Password</h1>
        <form method="post">
          <label htmlFor="one">New Password</label>
          <p>6 to 50 characters</p>
          <input
            id="one"
            type="password"
            autoComplete="new-password"
            value={newPassword}
            onChange={event => setNewPassword(event.currentTarget.value)}
            onBlur={() => setLeft(true)}
          />
          <p>{left && fault}</p>
          <label htmlFor="two">Confirm Password</label>
          <input
            id="two"
            type="password"
            autoComplete="new-password"
            value={confirmation}
            onChange={event => setConfirmation(event.currentTarget.value)}
          />
          <button disabled={fault !== '' || newPassword !== confirmation}>Reset Password</button>
          <p>Enter the same password twice (6 to 50 characters).</p>
        </form>
      </main>
    </>
  );
}

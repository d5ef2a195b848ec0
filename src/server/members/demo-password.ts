/** The password of the members of the demonstration, which the mailbox shows. */
export const demoPassword = 'nine yellow lanterns';

/** As it is stored; a member who chooses another password has another hash. */
export const demoHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bjtqYKyEDc16q6xxedG/gw$wCnsac1S0vJm6HQTsEBtGJswN4A88f6EaSgPoe/WVSo';

import './answers.tsx';
import './passwords.ts';
import './site.ts';
import './tokens.ts';
import './xsrf.ts';

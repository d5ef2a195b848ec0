import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from '../../src/api/schemas.ts';

const head = readFileSync(join(import.meta.dirname, 'floors', 'head.html'), 'utf8');

/** What members open as lean pages, written by hand about the same books. */
export function leanPages([first, ...others]: [Copy, ...Copy[]]): Record<string, string> {
  const { book, ways, owner } = first;
  const twelve = [first, ...others.slice(0, 11)].map(row).join('');
  const three = [first, ...others.slice(0, 2)].map(row).join('');
  const four = others.slice(0, 4).map(row).join('');
  return {
    home: page('Books near you', `${search}<p>24+ books</p><ul>${twelve}</ul>`),
    requests: page('Requests', `<h2>Your turn</h2><ul>${three}</ul>`),
    copy: page(
      book.title,
      `${cover(first)}<p>${book.authors}</p><p>${ways.join(' · ')}</p><p>In good condition</p>
      <p><a href="/home/members/${owner?.id}">${owner?.name}</a> within 2 km</p>
      <p>First published ${book.year}</p><h2>More from this shelf</h2><ul>${four}</ul>`,
    ),
  };
}

const row = (copy: Copy) =>
  `<li>${cover(copy)}<a href="/home/copies/${copy.id}">${copy.book.title}</a><p>${copy.book.authors}</p>
  <p>${copy.ways.join(' · ')}</p><p>${copy.owner?.name} within 2 km</p></li>`;

const cover = ({ book }: Copy) =>
  `<div aria-hidden="true">${book.title}<svg viewBox="0 0 120 100"><use href="#hills"/></svg></div>`;

const search = `<form><input type="search" aria-label="Title, author or ISBN"><button>Search</button></form>`;

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en">${head}<title>${title}</title><style>
    ul { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; padding: 0; list-style: none }
    p { margin: 0.25rem 0 }
    main div {
      display: grid; align-content: space-between; aspect-ratio: 2 / 3; max-width: 12rem;
      overflow: hidden; font: 700 1rem/1.2 serif; color: var(--page); background: var(--slate);
    }
    div svg { height: auto }
    nav + svg { display: none }
    li:nth-child(3n) div { background: var(--wine) }
  </style>
  <header>Neighbourhood Book Exchange</header>
  <nav><a href="/home">Discover</a> <a href="/home/shelf">Shelf</a>
  <a href="/home/requests">Requests</a> <a href="/home/messages">Messages</a></nav>
  <svg><g id="hills"><circle cx="28" cy="34" r="13" fill="#ffd25e"/>
  <path d="M0 92q34-14 64-4t56-2v14H0z" fill="#2c8a68"/></g></svg>
  <main><h1>${title}</h1>${content}</main>`;

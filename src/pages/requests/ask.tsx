import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Copy } from '../../api/schemas.ts';
import type { ListFlow } from '../../flows/list.ts';
import { idsIn, maxTextLength } from '../../flows/requests/ask-values.ts';
import type { AskFlow } from '../../flows/requests/ask.ts';
import { memberPaths } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { faults } from '../../words/faults.ts';
import { ask as words } from '../../words/requests/ask.ts';
import { nameOf } from '../../words/requests/requests.ts';
import { Nearby, Terms } from '../books/board.tsx';
import { Cover } from '../books/cover.tsx';
import { Gone } from '../books/gone.tsx';
import { useKnownBook } from '../books/known-book.ts';
import { OwnBook } from '../books/own-book.tsx';
import { priceFaults, shownPrice } from '../books/price.ts';
import { Empty } from '../frame/empty.tsx';
import { Failure } from '../frame/failure.tsx';
import { FormError } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { LoadMore } from '../frame/load-more.tsx';
import { LoadedPage } from '../frame/loaded-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';
import { NotAskable } from './not-askable.tsx';
import stage from '../frame/stage.module.css';
import style from './ask.module.css';

export default pageOf('ask', Ask);

function Ask({ flow }: { flow: AskFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { copy } = snapshot.context;
  const book = useKnownBook(copy?.book);
  const gone = <Gone book={book} />;
  if (snapshot.matches('gone')) return gone;
  return (
    <LoadedPage
      loading={snapshot.children.loading}
      shape={copy ? undefined : 'thing'}
      gone={gone}
      title={copy ? words.titleOf(copy.book.title) : words.title}
    >
      {copy && (
        <>
          <Summary copy={copy} />
          <Asking flow={flow} copy={copy} />
        </>
      )}
    </LoadedPage>
  );
}

/** What is asked for, and from whom; where there are several ways, the form says them. */
function Summary({ copy }: { copy: Copy }) {
  return (
    <div className={style['summary']}>
      <div className={stage['small']}>
        <Cover {...copy.book} />
      </div>
      <div className={style['words']}>
        <bdi translate="no">{copy.book.authors}</bdi>
        {copy.ways.length === 1 && <Terms {...copy} />}
        <Nearby copy={copy} />
      </div>
    </div>
  );
}

interface AskingProps {
  flow: AskFlow;
  copy: Copy;
}

/** The form, or why the copy can't be asked for. */
function Asking({ flow, copy }: AskingProps) {
  const snapshot = useSelector(flow, current => current);
  const { askableFrom, unaskable } = snapshot.context;
  if (snapshot.matches('own')) return <OwnBook title={copy.book.title} />;
  if (!snapshot.matches('resting')) return <AskForm flow={flow} copy={copy} />;
  if (unaskable !== 'nothing to swap') {
    return <NotAskable askableFrom={askableFrom} unaskable={unaskable} />;
  }
  return (
    <Empty text={words.unaskable[unaskable]}>
      <PageButton href={memberPaths.addBooks}>{words.toShelf}</PageButton>
    </Empty>
  );
}

function AskForm({ flow, copy }: AskingProps) {
  const { ways, price, state } = copy;
  const snapshot = useSelector(flow, current => current);
  const { form, shelf } = snapshot.children;
  const { values, message } = snapshot.context;
  const isBusy = !snapshot.matches('idle');
  const hasOffers = useSelector(shelf, current => current?.context.items.length !== 0);
  const { props, faultAt } = useForm(form, { isBusy });
  const owner = nameOf({ other: copy.owner });
  const submit = state === 'promised' ? words.submitToWait : words.submit;
  return (
    <form {...props}>
      {ways.length > 1 && (
        <Choices
          kind="radio"
          name="way"
          legend={words.way}
          chosen={[values.way]}
          options={ways.map(value => ({
            value,
            label:
              value === 'sell' && price !== null
                ? words.sellFor(shownPrice(price))
                : words.ways[value],
          }))}
        />
      )}
      {values.way === 'sell' && (
        <TextField
          name="price"
          inputMode="decimal"
          autoComplete="off"
          label={words.price(settings.currency)}
          hint={words.priceHint(owner, shownPrice(price ?? 0))}
          defaultValue={values.price}
          fault={faultAt('price')}
          faults={priceFaults}
        />
      )}
      {values.way === 'swap' && shelf && (
        <Offers
          list={shelf}
          owner={owner}
          chosen={idsIn(values.offers)}
          fault={faultAt('offers')}
        />
      )}
      <TextArea
        name="text"
        label={words.text(owner)}
        longest={maxTextLength}
        defaultValue={values.text}
        fault={faultAt('text')}
        faults={faults.about}
      />
      <p>{state === 'promised' ? words.waits(owner) : words.happens(owner)}</p>
      <FormError>{snapshot.matches({ idle: 'refused' }) && message}</FormError>
      <SubmitButton
        isBusy={isBusy}
        call={snapshot.children['make the request']}
        isDisabled={values.way === 'swap' && !hasOffers}
      >
        {submit}
      </SubmitButton>
    </form>
  );
}

interface OffersProps {
  list: ListFlow<'shelf'>;
  /** Who takes one of them. */
  owner: string;
  chosen: readonly string[];
  fault: string | undefined;
}

/** The own books of which the owner takes one. */
function Offers({ list, owner, chosen, fault }: OffersProps) {
  const snapshot = useSelector(list, current => current);
  const { items, message, failures } = snapshot.context;
  const [isWhole, setWhole] = useState(false);
  const isLong = items.length > 6;
  if (failures > 0) {
    return (
      <Failure
        message={message}
        isTrying={snapshot.matches('loading')}
        onTryAgain={() => list.send({ type: 'try again pressed' })}
      />
    );
  }
  if (snapshot.matches('loading')) {
    return <p className={style['awaited']}>{words.offersLoading}</p>;
  }
  if (items.length === 0) {
    return (
      <p>
        <span>{`${words.noOffers} `}</span>
        <PageLink href={memberPaths.addBooks}>{words.toShelf}</PageLink>
      </p>
    );
  }
  return (
    <div className={style['offers']}>
      <Choices
        kind="checkbox"
        name="offers"
        legend={words.offers(owner)}
        chosen={chosen}
        options={items.map(({ id, book }) => ({
          value: id,
          label: book.title,
          picture: <Cover {...book} />,
        }))}
        isCut={isLong && !isWhole}
        fault={fault}
        faults={faults.offers}
      />
      {isLong && (
        <Button isSecondary aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.fewerOffers : words.allOffers}
        </Button>
      )}
      {(isWhole || !isLong) && <LoadMore flow={list} />}
    </div>
  );
}

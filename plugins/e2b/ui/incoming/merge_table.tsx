import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { parsePath } from '#kernel/case/content/element_path'
import { toId } from '#kernel/case/content/element_id'
import {
  type Choice,
  choices,
  chosenOf,
  type Choices,
  type MergeDifference,
} from '#plugins/e2b/contract/merge'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Btn } from '#resources/kit/btn'
import { Choice as Chooser } from '#resources/kit/choice'
import { Quiet } from '#resources/kit/panel'
import { DifferenceLine } from './difference_line'
import type { ShownMessage } from './incoming_message'
import { byRow, numberOfRow, type PageDifferences, saidAt } from './merge_state'

/** What stands in the fourth column. */
const befores = ['last', 'sent'] as const
type Before = (typeof befores)[number]

interface MergeTableProps {
  shown: ShownMessage
  pages: readonly PageDifferences<ClientPage>[]
  chosen: Choices
  /** Path of the difference that the keys decide. */
  at: string | undefined
  onChoose: (some: readonly MergeDifference[], choice: Choice) => void
  onAt: (path: string) => void
}

/** What differs, page by page and row by row: the message, the case, what was before, and the choice. */
export function MergeTable({ shown, pages, chosen, at, onChoose, onAt }: MergeTableProps) {
  const { t } = useTranslation()
  const { incoming, current, sent } = shown
  const root = useRef<HTMLTableElement>(null)
  const [before, setBefore] = useState<Before>('last')
  useEffect(() => {
    root.current?.querySelector('[data-at=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const saidBefore = (each: MergeDifference) =>
    before === 'sent' && sent ? saidAt(sent.content, each) : each.last
  return (
    <MiniTable ref={root} sx={{ tableLayout: 'fixed' }} aria-label={t('e2b:incoming.title')}>
      <thead>
        <tr>
          <th style={{ width: '22%' }}>{t('e2b:incoming.element')}</th>
          <th>{t('e2b:incoming.incoming')}</th>
          <th>{t('e2b:incoming.current')}</th>
          <th>
            {sent ? (
              <Chooser
                label={t('e2b:incoming.before')}
                value={before}
                onChoose={(key) => setBefore(key as Before)}
              >
                <option value="last">{t('e2b:incoming.last')}</option>
                <option value="sent">
                  {t('e2b:incoming.sent', { to: sent.to, day: sent.day })}
                </option>
              </Chooser>
            ) : (
              t('e2b:incoming.last')
            )}
          </th>
          <th style={{ width: 170 }} />
        </tr>
      </thead>
      {pages.map(({ page, differences }) => (
        <tbody key={page?.page ?? ''}>
          <Heading of="page" some={differences} onChoose={onChoose}>
            <b>{page && say(page.title)}</b>
          </Heading>
          {byRow(differences).map(({ row, differences: some }) => (
            <Fragment key={row || some[0]!.path}>
              {isOfSeveral(row, some) && (
                <Heading of="row" some={some} onChoose={onChoose}>
                  <RowName row={row} contents={[current, incoming]} />
                </Heading>
              )}
              {some.map((each) => (
                <DifferenceLine
                  key={each.path}
                  difference={each}
                  before={saidBefore(each)}
                  choice={chosenOf(each, chosen)}
                  isAt={each.path === at}
                  onChoose={(choice) => onChoose([each], choice)}
                  onAt={() => onAt(each.path)}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      ))}
    </MiniTable>
  )
}

/** A row of its own is decided where it stands; a heading would say it twice. */
const isOfSeveral = (row: string, some: readonly MergeDifference[]) =>
  row !== '' && !(some.length === 1 && some[0]!.path === row)

interface HeadingProps {
  of: 'page' | 'row'
  some: readonly MergeDifference[]
  onChoose: (some: readonly MergeDifference[], choice: Choice) => void
  children: ReactNode
}

/** Above the differences of a page or a row, which are accepted or kept together. */
function Heading({ of, some, onChoose, children }: HeadingProps) {
  const { t } = useTranslation()
  const words = {
    page: { accept: t('e2b:incoming.accept_page'), keep: t('e2b:incoming.keep_page') },
    row: { accept: t('e2b:incoming.accept_row'), keep: t('e2b:incoming.keep_row') },
  }
  return (
    <tr>
      <td colSpan={3}>{children}</td>
      <td colSpan={2} style={{ textAlign: 'right' }}>
        {choices.map((each) => (
          <Btn key={each} kind="ghost" size="small" onClick={() => onChoose(some, each)}>
            {words[of][each]}
          </Btn>
        ))}
      </td>
    </tr>
  )
}

/** A row as people call it: its group and its number in the case, or in the message that brings it. */
function RowName({ row, contents }: { row: string; contents: readonly CaseContent[] }) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const [step] = parsePath(row)
  return (
    <>
      {say(catalogue.nameOf(toId(step!.key)))}{' '}
      <Quiet>{t('e2b:incoming.row', { number: numberOfRow(row, contents) })}</Quiet>
    </>
  )
}

import { styled } from '@mui/material/styles'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownRemark } from '#plugins/gateway/contract/shown'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useNavigation } from '#resources/app/navigation/navigation'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { KeyHint } from '#resources/kit/key_hint'
import { useMessages } from '#resources/kit/messages'
import { Grow, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { fieldAddress } from '../field_address'
import { tellSubmissions } from '../submissions_told'
import { useLetter } from '../use_letter'

const Head = styled('header')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'minHeight': 34,
  'padding': '0 12px',
  'borderTop': `1px solid ${colour.line}`,
  'borderBottom': `1px solid ${colour.line}`,
  '& h3': { margin: 0, fontSize: 13, fontWeight: 650 },
})
const List = styled('ul')({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '1px 8px',
    padding: '7px 12px',
    borderBottom: `1px solid ${colour.lineSoft}`,
    lineHeight: '19px',
  },
  '& li > p': {
    gridColumn: '1 / -1',
    margin: 0,
    color: colour.ink2,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& b': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& li[data-done=true] b': { fontWeight: 450, color: colour.ink2 },
})

interface RemarkListProps {
  caseId: string
  remarks: readonly ShownRemark[]
  /** Whose they are is said of each. */
  withDestination?: boolean
}

/** What receivers say of a case, in their words, with a way to the field that is meant. */
export function RemarkList({ caseId, remarks, withDestination = false }: RemarkListProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { go } = useNavigation()
  const first = remarks.find(({ isOpen, page }) => isOpen && page !== null)
  const goTo = useCallback(
    ({ page, path }: ShownRemark) => go(fieldAddress(caseId, page!, path)),
    [go, caseId]
  )
  useLetter(
    'F',
    useCallback(() => first && goTo(first), [first, goTo])
  )
  const mark = async ({ id, isOpen }: ShownRemark) => {
    try {
      await call('PUT /remarks/{remarkId}', { path: { remarkId: id }, body: { isOpen: !isOpen } })
      tellSubmissions()
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
  }
  if (remarks.length === 0) return null
  const done = remarks.filter(({ isOpen }) => !isOpen).length
  return (
    <section aria-label={t('gateway:remark.title')}>
      <Head>
        <h3>{t('gateway:remark.title')}</h3>
        <Quiet className="num">{t('gateway:remark.fact', { count: remarks.length, done })}</Quiet>
        <Grow />
        {first && (
          <Quiet>
            <KeyHint>F</KeyHint> {t('gateway:remark.go_first')}
          </Quiet>
        )}
      </Head>
      <List>
        {remarks.map((remark) => (
          <li key={remark.id} data-done={!remark.isOpen}>
            <Tag tone={!remark.isOpen ? 'green' : remark.severity === 'error' ? 'red' : 'amber'}>
              {t(remark.isOpen ? `gateway:remark.${remark.severity}` : 'gateway:remark.settled')}
            </Tag>
            <b className="num">
              {[
                withDestination && remark.destination,
                remark.place ?? t('gateway:remark.whole_case'),
                remark.name && say(remark.name),
                remark.rule,
              ]
                .filter(Boolean)
                .join(' · ')}
            </b>
            <span>
              {remark.page !== null && (
                <Btn
                  size="small"
                  kind="ghost"
                  aria-label={t('gateway:remark.go_to', { place: remark.place })}
                  onClick={() => goTo(remark)}
                >
                  {t('gateway:remark.go')}
                </Btn>
              )}
              <Btn size="small" kind="ghost" onClick={() => void mark(remark)}>
                {t(remark.isOpen ? 'gateway:remark.settle' : 'gateway:remark.reopen')}
              </Btn>
            </span>
            <p>
              “{remark.text}”{remark.isCut && ` ${t('gateway:remark.cut')}`}
            </p>
          </li>
        ))}
      </List>
    </section>
  )
}

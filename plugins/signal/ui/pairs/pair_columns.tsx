import type { TFunction } from 'i18next'
import type { ListedPair } from '#plugins/signal/contract/run'
import type { SignalStatus } from '#plugins/signal/contract/signal'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import type { Column } from '#resources/kit/table/column'
import { Tag } from '#resources/kit/tag'
import { figureText } from '../figure_text'
import { StatusTag } from '../status_tag'
import { ForestLine } from './forest_line'

/** A letter for each rule, as the panel explains it. */
export const ruleLetters: Readonly<Record<string, string>> = {
  ...{ evans2001: 'E', ror025: 'R', ror025_n5: 'M', prr025_n5: 'P', mhra: 'H' },
  ...{ eb05: 'B', ic025: 'I' },
}

const number = { num: true, align: 'end' as const, sortable: true }

/** The columns of the list of pairs. */
export const pairColumns = (t: TFunction): Column<ListedPair>[] => [
  {
    ...{ key: 'drug', width: 150, label: t('signal:column.drug'), sortable: true, grows: true },
    render: ({ drugName }) => say(drugName),
  },
  {
    ...{ key: 'term', width: 170, label: t('signal:column.term'), sortable: true, grows: true },
    render: ({ termName }) => say(termName),
  },
  { ...{ key: 'n', width: 60, label: 'n', ...number }, render: ({ n }) => n },
  {
    ...{ key: 'more', width: 66, whenRoom: true, label: t('signal:column.more'), ...number },
    render: ({ more }) => (more === null ? '—' : more > 0 ? `+${more}` : more),
  },
  {
    ...{
      key: 'expected',
      width: 76,
      whenRoom: true,
      label: t('signal:column.expected'),
      ...number,
    },
    render: ({ expected }) => figureText(expected, 1),
  },
  {
    ...{ key: 'forest', width: 150, whenRoom: true, label: t('signal:column.forest') },
    render: ({ figures }) => <ForestLine figures={figures} />,
  },
  {
    ...{ key: 'PRR', width: 68, label: 'PRR', ...number },
    render: ({ figures }) => figureText(figures.PRR),
  },
  {
    ...{ key: 'chi2_yates', width: 68, whenRoom: true, label: 'χ²', ...number },
    render: ({ figures }) => figureText(figures.chi2_yates, 1),
  },
  {
    ...{ key: 'IC025_gamma', width: 76, label: 'IC025', ...number },
    render: ({ figures }) => figureText(figures.IC025_gamma),
  },
  {
    ...{ key: 'EB05', width: 68, label: 'EB05', ...number },
    render: ({ figures }) => figureText(figures.EB05),
  },
  {
    ...{ key: 'listed', width: 92, label: t('signal:column.listed') },
    render: ({ listed }) =>
      listed && listed !== 'not_listed' ? <Quiet>{t(`signal:listed.${listed}`)}</Quiet> : '—',
  },
  {
    ...{ key: 'rules', width: 84, label: t('signal:column.rules') },
    render: ({ rules }) => rules.map((id) => ruleLetters[id] ?? id).join(' ') || '·',
  },
  {
    ...{ key: 'change', width: 92, label: t('signal:column.change') },
    render: ({ compared }) =>
      compared && compared.change !== 'same' ? (
        <Tag tone={compared.change === 'new' ? 'blue' : 'grey'}>
          {t(`signal:change.${compared.change}`)}
        </Tag>
      ) : (
        ''
      ),
  },
  {
    ...{ key: 'status', width: 118, label: t('signal:column.status') },
    render: ({ signal }) => signal && <StatusTag status={signal.status as SignalStatus} />,
  },
]

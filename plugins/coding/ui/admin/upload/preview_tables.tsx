import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { synonymFields } from '#plugins/coding/contract/synonym'
import { fieldText } from '#resources/app/field_text'
import { say } from '#resources/app/language'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Panel } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { nameOf } from '../../term_names'
import type { ListPreview, ShownSynonym } from './list_preview'

const Table = styled(MiniTable)({
  '& th:first-of-type': { width: 70 },
  '& th.words': { width: '34%' },
  '& th.column': { width: 180 },
  '& td.words': { maxWidth: 'none', whiteSpace: 'normal', padding: '7px 10px' },
})

const Before = styled('div')({ color: colour.ink3, textDecoration: 'line-through' })

interface PreviewTablesProps {
  preview: ListPreview
  /** Whether the synonyms there have states; all of a list of the installation count alike. */
  hasStates: boolean
}

/** What a list would do, by kind: what is wrong, what it changes, what it brings. */
export function PreviewTables({ preview, hasStates }: PreviewTablesProps) {
  const { t } = useTranslation()
  const { counts, wrong, changed, fresh } = preview
  const words = say(synonymFields.verbatim.label)
  const heads = [words, t('coding:synonyms.term')]
  const withState = hasStates ? [...heads, say(synonymFields.state.label)] : heads
  return (
    <>
      <Part title={t('coding:upload.wrong')} all={counts.wrong} shown={wrong.length}>
        <Heads names={[t('coding:upload.column'), t('coding:upload.says')]} first="column" />
        <tbody>
          {wrong.map(({ line, column, says }, index) => (
            <tr key={index}>
              <td className="num">{line}</td>
              <td>{column && say(synonymFields[column].label)}</td>
              <td className="words">{say(says)}</td>
            </tr>
          ))}
        </tbody>
      </Part>
      <Part title={t('coding:upload.changed')} all={counts.changed} shown={changed.length}>
        <Heads names={withState} />
        <tbody>
          {changed.map((each) => (
            <tr key={each.line}>
              <td className="num">{each.line}</td>
              <td className="words">{each.verbatim}</td>
              <td className="words">
                {each.before.code !== each.code && <Before>{termText(each.before)}</Before>}
                {termText(each)}
              </td>
              {hasStates && (
                <td>
                  {each.before.state !== each.state && <Before>{stateText(each.before)}</Before>}
                  {stateText(each)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Part>
      <Part title={t('coding:upload.fresh')} all={counts.fresh} shown={fresh.length}>
        <Heads names={withState} />
        <tbody>
          {fresh.map((each) => (
            <tr key={each.line}>
              <td className="num">{each.line}</td>
              <td className="words">{each.verbatim}</td>
              <td className="words">{termText(each)}</td>
              {hasStates && <td>{stateText(each)}</td>}
            </tr>
          ))}
        </tbody>
      </Part>
    </>
  )
}

interface PartProps {
  title: string
  all: number
  shown: number
  children: ReactNode
}

function Part({ title, all, shown, children }: PartProps) {
  const { t } = useTranslation()
  if (all === 0) return null
  const hint = shown < all ? t('coding:upload.listed', { total: all, shown }) : all
  return (
    <Panel title={title} hint={hint}>
      <Table>{children}</Table>
    </Panel>
  )
}

interface HeadsProps {
  names: readonly string[]
  /** How wide the first of them is. */
  first?: 'words' | 'column'
}

function Heads({ names, first = 'words' }: HeadsProps) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th>{t('coding:upload.line')}</th>
        {names.map((name, place) => (
          <th key={name} className={place === 0 ? first : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** What has no name is not in the version in use: its code stands alone. */
function termText(synonym: ShownSynonym): string {
  const name = nameOf(synonym)
  return name === synonym.code.toString() ? name : `${name} (${synonym.code})`
}

const stateText = ({ state }: ShownSynonym) => fieldText(synonymFields.state, state)

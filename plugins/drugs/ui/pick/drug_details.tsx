import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { DrugEntry } from '#plugins/drugs/contract'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { LeafValue } from '#resources/forms/leaf/leaf_value'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Quiet } from '#resources/kit/panel'
import { Tag, type Tone } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { nameOf, noteOf } from './drug_list'
import type { FillLine, Outcome } from './fill_drug'

const Root = styled('div')({
  'padding': '14px 0',
  'overflow': 'auto',
  'minHeight': 0,
  '& > header': { padding: '0 14px 10px' },
  '& h3': { margin: 0, fontSize: 15, fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { margin: '2px 0 0', color: colour.ink2, fontSize: 12.5 },
})

const tones: Record<Outcome, Tone> = {
  filled: 'green',
  overwritten: 'amber',
  stays: 'grey',
  same: 'grey',
  added: 'green',
  removed: 'amber',
}

/** A drug of a dictionary, and what taking it would do to the case, element by element. */
export function DrugDetails({ entry, lines }: { entry: DrugEntry; lines: readonly FillLine[] }) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  return (
    <Root tabIndex={0} role="region" aria-label={t('drugs:pick.would_fill')}>
      <header>
        <h3>{nameOf(entry)}</h3>
        <p>{noteOf(entry)}</p>
        {entry.atc && (
          <p>
            <span className="num">{entry.atc}</span> {say(entry.atcName)}
          </p>
        )}
      </header>
      <MiniTable sx={{ '& td': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: '6px' } }}>
        <thead>
          <tr>
            <th>{t('drugs:pick.element')}</th>
            <th>{t('drugs:pick.now')}</th>
            <th>{t('drugs:pick.comes')}</th>
            <th>{t('drugs:pick.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ element, now, comes, outcome }, index) => (
            <tr key={index}>
              <td>
                {say(catalogue.labelOf(element))} <Quiet className="num">{element}</Quiet>
              </td>
              <td>
                {now === undefined ? <Quiet>—</Quiet> : <LeafValue element={element} leaf={now} />}
              </td>
              <td>
                {comes === undefined ? (
                  <Quiet>—</Quiet>
                ) : (
                  <LeafValue element={element} leaf={comes} />
                )}
              </td>
              <td>
                <Tag tone={tones[outcome]}>{t(`drugs:pick.outcomes.${outcome}`)}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </MiniTable>
    </Root>
  )
}

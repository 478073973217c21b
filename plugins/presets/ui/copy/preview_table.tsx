import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Leaf } from '#kernel/case/content/leaf'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { LeafValue } from '#resources/forms/leaf/leaf_value'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Quiet } from '#resources/kit/panel'
import { Tag, type Tone } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import type { Outcome, PreviewLine } from './preview'

const tones: Record<Outcome, Tone> = {
  filled: 'green',
  overwritten: 'amber',
  removed: 'red',
  stays: 'grey',
  same: 'grey',
}

const Scroll = styled('div')({
  'flex': 1,
  'minHeight': 0,
  'overflow': 'auto',
  '& thead th': { position: 'sticky', top: 0, background: colour.head, zIndex: 1 },
  '& td': { whiteSpace: 'normal', overflowWrap: 'anywhere', verticalAlign: 'top', py: 0 },
})

/** One line an element: what stands there now, what the preset says, what happens. */
export function PreviewTable({ lines }: { lines: readonly PreviewLine[] }) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  return (
    <Scroll tabIndex={0} role="region" aria-label={t('presets:preview.title')}>
      <MiniTable sx={{ 'tableLayout': 'fixed', '& td': { py: '6px' } }}>
        <thead>
          <tr>
            <th style={{ width: '32%' }}>{t('presets:preview.element')}</th>
            <th>{t('presets:preview.now')}</th>
            <th>{t('presets:preview.comes')}</th>
            <th style={{ width: 104 }}>{t('presets:preview.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ path, element, row, now, comes, outcome }) => (
            <tr key={path}>
              <td>
                {say(catalogue.labelOf(element))}{' '}
                <Quiet className="num">
                  {element}
                  {row && ` [${row}]`}
                </Quiet>
              </td>
              <Value element={element} leaf={now} />
              <Value element={element} leaf={comes} />
              <td>
                <Tag tone={tones[outcome]}>{t(`presets:preview.outcomes.${outcome}`)}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </MiniTable>
    </Scroll>
  )
}

function Value({ element, leaf }: { element: string; leaf?: Leaf }) {
  return (
    <td>
      {leaf === undefined ? <Quiet>—</Quiet> : <LeafValue element={element} leaf={leaf} withCode />}
    </td>
  )
}

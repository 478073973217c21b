import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ElementCondition } from '#plugins/cases/contract/condition'
import type { Words } from '#kernel/language/words'
import { MOST_CONDITIONS } from '#plugins/cases/contract/condition'
import { grains } from '#plugins/listings/contract/design'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Chip, ToggleChip } from '#resources/kit/chip'
import { Choice } from '#resources/kit/choice'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { conditionText } from './condition_text'
import { useDropTarget } from './dragged'
import { titleOf } from './title_of'
import type { Designed } from './use_designed'

const Zone = styled('div', { shouldForwardProp: (prop) => prop !== 'isOver' })<{
  isOver?: boolean
}>(({ isOver }) => ({
  'display': 'grid',
  'gridTemplateColumns': '52px 1fr',
  'alignItems': 'center',
  'padding': '6px 16px',
  'minHeight': 42,
  'background': isOver ? colour.accentSoft : colour.card,
  'borderBottom': `1px solid ${colour.lineSoft}`,
  '& > b': { color: colour.ink2, fontSize: 12, fontWeight: 600 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  '& select': { maxWidth: 170 },
}))

interface ZonesProps {
  designed: Designed
  listColumns: readonly { key: string; label: Words }[]
  onFilter: (element: string) => void
}

/** What a row is, how rows are grouped and sorted, and which cases are shown: fields are dropped here. */
export function Zones({ designed, listColumns, onFilter }: ZonesProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const { design, change } = designed
  const filters = useRef<HTMLDivElement>(null)
  const isOver = useDropTarget(
    filters,
    (what) => what.of === 'element' && onFilter(what.element),
    (what) => what.of === 'element'
  )
  const named = (key: string) => {
    const column = design.columns.find((each) => each.key === key)
    return column ? titleOf(column, catalogue, listColumns, t) : key
  }
  const [sorted] = design.sort
  const options = design.columns.map(({ key }) => (
    <option key={key} value={key}>
      {named(key)}
    </option>
  ))
  const { conditions } = design.question
  return (
    <>
      <Zone role="group" aria-label={t('listings:rows')}>
        <b>{t('listings:rows')}</b>
        <div>
          {grains.map((grain) => (
            <ToggleChip
              key={grain}
              label={t(`listings:grain.${grain}`)}
              isOn={design.grain === grain}
              onToggle={() => change((now) => ({ ...now, grain }))}
            />
          ))}
          <Quiet>{t('listings:group_by')}</Quiet>
          <Choice
            label={t('listings:group_by')}
            value={design.group ?? ''}
            onChoose={(group) => change((now) => ({ ...now, group: group || null }))}
          >
            <option value="">{t('listings:no_group')}</option>
            {options}
          </Choice>
          <Quiet>{t('listings:sort_by')}</Quiet>
          <Choice
            label={t('listings:sort_by')}
            value={sorted?.column ?? ''}
            onChoose={(column) =>
              change((now) => ({
                ...now,
                sort: column ? [{ column, order: 'asc' }, ...now.sort.slice(1)] : [],
              }))
            }
          >
            <option value="">{t('listings:by_number')}</option>
            {options}
          </Choice>
          {sorted && (
            <ToggleChip
              label={t('listings:descending')}
              isOn={sorted.order === 'desc'}
              onToggle={() =>
                change((now) => {
                  const order = sorted.order === 'desc' ? 'asc' : 'desc'
                  return { ...now, sort: [{ ...sorted, order }, ...now.sort.slice(1)] }
                })
              }
            />
          )}
        </div>
      </Zone>
      <Zone ref={filters} isOver={isOver} role="group" aria-label={t('listings:filters')}>
        <b>{t('listings:filters')}</b>
        <div>
          {conditions.map((condition: ElementCondition) => (
            <Chip
              key={condition.element}
              label={say(catalogue.labelOf(condition.element))}
              value={conditionText(condition, catalogue, t)}
              clearLabel={t('listings:remove_filter', {
                name: say(catalogue.labelOf(condition.element)),
              })}
              onOpen={() => onFilter(condition.element)}
              onClear={() => designed.askNot(condition.element)}
            />
          ))}
          <Quiet className="num">
            {t('listings:filter_hint', { count: conditions.length, most: MOST_CONDITIONS })}
          </Quiet>
        </div>
      </Zone>
    </>
  )
}

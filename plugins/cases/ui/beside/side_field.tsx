import { styled } from '@mui/material/styles'
import { memo, useCallback, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import { useSay } from '#resources/app/language_context'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { Level } from '#resources/forms/content/edit_content'
import { useIsAtHand } from '#resources/forms/editor/place_at_hand'
import { Hidden } from '#resources/kit/hidden'
import { colour } from '#resources/kit/theme/tokens'
import { useCompared } from './comparison_context'
import { SideText } from './side_text'
import { TakeButton } from './take_button'
import { TakeOverContext } from './take_over'

const Root = styled('div')({
  'position': 'relative',
  'minWidth': 0,
  'padding': '4px 8px 5px 10px',
  'borderRadius': 4,
  'scrollMargin': 60,
  '& dt': { display: 'flex', gap: 6, fontSize: 12, color: colour.ink2, whiteSpace: 'nowrap' },
  '& dt > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& dt small': { fontSize: 11, color: colour.ink3, flex: 'none', marginLeft: 'auto' },
  '& dd': { fontWeight: 500, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '&[data-differs=true]': {
    background: colour.amberSoft,
    boxShadow: `inset 3px 0 0 ${colour.amberMark}`,
  },
  '&[data-here=true]': { outline: `2px solid ${colour.accentLine}`, outlineOffset: -1 },
})

interface SideFieldProps {
  field: ElementField
  level: Level
  steps: readonly PathStep[]
  /** The form has no such row: its elements cannot go there one by one. */
  alone: boolean
}

/**
 * One field beside the form: what it said, whether the form says something else, and a way into
 * the form. It is marked and brought into sight while the person works at it.
 */
export const SideField = memo(function SideField({ field, level, steps, alone }: SideFieldProps) {
  const { t } = useTranslation()
  const say = useSay()
  const { catalogue } = useForms()
  const takeOver = useContext(TakeOverContext)
  const root = useRef<HTMLDivElement>(null)
  const ids = elementsOfField(field)
  const pathOf = (id: string) => formatPath([...steps, { key: toKey(id) }])
  const path = pathOf(field.element)
  const differs = useCompared((it) => ids.some((id) => it.at(pathOf(id)) !== undefined)) && !alone
  const here = useIsAtHand(path)
  const name = say(catalogue.labelOf(field.element))
  const canTake = differs && takeOver !== null
  const take = useCallback(() => {
    const keys = elementsOfField(field).map(toKey)
    takeOver?.elements(steps, keys, level, name)
  }, [takeOver, field, steps, level, name])
  useEffect(() => {
    if (here) root.current?.scrollIntoView({ block: 'nearest' })
  }, [here])
  const filled = ids.filter((id) => level[toKey(id)] !== undefined)
  if (filled.length === 0 && !differs) return null
  const whole = field.span === 12 || Boolean(field.lines)
  return (
    <Root
      ref={root}
      data-beside={path}
      data-differs={differs}
      data-here={here}
      style={whole ? { gridColumn: '1 / -1' } : undefined}
    >
      <dt title={say(catalogue.nameOf(field.element))}>
        <span>{name}</span>
        {differs && <Hidden>{t('cases:beside.differs')}</Hidden>}
        <small className="num">
          {filled.length > 0 && !filled.includes(field.element) ? filled[0] : field.element}
        </small>
      </dt>
      <dd style={whole ? { fontWeight: 400 } : undefined}>
        <SideText path={path} field={field} level={level} marked={differs} />
        {canTake && <TakeButton name={`${field.element} ${name}`} here={here} onTake={take} />}
      </dd>
    </Root>
  )
})

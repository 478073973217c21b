import { styled } from '@mui/material/styles'
import { toKey } from '#kernel/case/content/element_id'
import type { PathStep } from '#kernel/case/content/element_path'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { Level } from '#resources/forms/content/edit_content'
import { fieldMarks } from '#resources/forms/editor/field_at'
import { colour } from '#resources/kit/theme/tokens'
import { FieldValue } from './field_value'

const Root = styled('div')({
  'minWidth': 0,
  'borderRadius': 4,
  'scrollMargin': 60,
  '& dt': { display: 'flex', gap: 6, fontSize: 12, color: colour.ink2, whiteSpace: 'nowrap' },
  '& dt span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& dt small': { fontSize: 11, color: colour.ink3, flex: 'none' },
  '& dd': { fontWeight: 500, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '&[data-found]': { boxShadow: `0 0 0 4px ${colour.accentSoft}`, background: colour.accentSoft },
})

interface ReadableFieldProps {
  field: ElementField
  level: Level
  steps: readonly PathStep[]
  showEmpty: boolean
}

/** One field to read: label, element number, value with unit or code. */
export function ReadableField({ field, level, steps, showEmpty }: ReadableFieldProps) {
  const { catalogue } = useForms()
  const ids = elementsOfField(field)
  const filled = ids.filter((id) => level[toKey(id)] !== undefined)
  if (filled.length === 0 && !showEmpty) return null
  const whole = field.span === 12 || Boolean(field.lines)
  return (
    <Root {...fieldMarks(field, steps)} style={whole ? { gridColumn: '1 / -1' } : undefined}>
      <dt title={say(catalogue.nameOf(field.element))}>
        <span>{say(catalogue.labelOf(field.element))}</span>
        <small className="num">
          {filled.length > 0 && !filled.includes(field.element) ? filled[0] : field.element}
        </small>
      </dt>
      <dd style={whole ? { fontWeight: 400 } : undefined}>
        <FieldValue field={field} level={level} />
      </dd>
    </Root>
  )
}

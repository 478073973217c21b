import { styled } from '@mui/material/styles'
import { useDeferredValue, useMemo } from 'react'
import type { ElementField } from '#kernel/case/forms/page_layout'
import type { Level } from '#resources/forms/content/edit_content'
import { colour } from '#resources/kit/theme/tokens'
import { TextChange } from '../history/text_change'
import { LONG_TEXT, textDifference } from '../history/text_difference'
import { FieldValue } from '../view/field_value'
import { useValueDifference } from './comparison_context'

const Other = styled('span')({ background: colour.amberLine, borderRadius: 3, padding: '0 2px' })

interface SideTextProps {
  /** Machine path of the element. */
  path: string
  field: ElementField
  level: Level
  /** Mark what the form says in another way. */
  marked: boolean
}

/** What a field says; in a long text the words are marked that the form does not have. */
export function SideText({ path, field, level, marked }: SideTextProps) {
  const found = useDeferredValue(useValueDifference(path))
  const pieces = useMemo(() => {
    if (!marked || typeof found?.before !== 'string' || typeof found.after !== 'string') return null
    const longer = Math.max(found.before.length, found.after.length)
    return longer < LONG_TEXT ? null : textDifference(found.before, found.after)
  }, [found, marked])
  if (!pieces) return <FieldValue field={field} level={level} />
  return <TextChange pieces={pieces} side="before" as={Other} whole />
}

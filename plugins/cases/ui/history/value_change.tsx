import { Link } from '#resources/app/navigation/link'
import { styled } from '@mui/material/styles'
import type { ValueDifference } from '#kernel/case/content/differences'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { ChangedValue } from '../case/changed_value'
import { TextChange } from './text_change'
import { LONG_TEXT, textDifference } from './text_difference'
import { useJump } from './use_jump'

const Old = styled('span')({ background: colour.redSoft, borderRadius: 3, padding: '1px 4px' })
const Fresh = styled('span')({ background: colour.greenSoft, borderRadius: 3, padding: '1px 4px' })

/** One element: name and number with a way there, what it was, what it is. */
export function ValueChange({ value }: { value: ValueDifference }) {
  const { element, path, before, after } = value
  const { catalogue } = useForms()
  const href = useJump()(path)
  const name = (
    <>
      {say(catalogue.labelOf(element))} <Quiet className="num">{element}</Quiet>
    </>
  )
  const words =
    typeof before === 'string' &&
    typeof after === 'string' &&
    Math.max(before.length, after.length) >= LONG_TEXT
  const pieces = words ? textDifference(before, after) : null
  return (
    <tr>
      <td title={say(catalogue.nameOf(element))}>
        {href ? <Link href={href}>{name}</Link> : name}
      </td>
      <td>
        {pieces ? (
          <TextChange pieces={pieces} side="before" as={Old} />
        ) : (
          <Side value={before} element={element} as={Old} />
        )}
      </td>
      <td>
        {pieces ? (
          <TextChange pieces={pieces} side="after" as={Fresh} />
        ) : (
          <Side value={after} element={element} as={Fresh} />
        )}
      </td>
    </tr>
  )
}

/** A value on its ground; nothing has none. */
function Side({ value, element, as: Ground }: { value: unknown; element: string; as: typeof Old }) {
  const shown = <ChangedValue element={element} value={value} />
  return value === undefined ? shown : <Ground>{shown}</Ground>
}

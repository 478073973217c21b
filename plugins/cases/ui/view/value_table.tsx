import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { LeafValue } from '#resources/forms/leaf/leaf_value'
import { MiniTable } from '#resources/forms/rows/mini_table'

/** Elements in lines: place, name, value. */
export function ValueTable({
  lines,
}: {
  lines: { place: string; element: string; leaf: unknown }[]
}) {
  const { catalogue } = useForms()
  return (
    <MiniTable>
      <tbody>
        {lines.map(({ place, element, leaf }) => (
          <tr key={place}>
            <td className="num" style={{ width: 150 }}>
              {place}
            </td>
            <td>{say(catalogue.labelOf(element))}</td>
            <td style={{ whiteSpace: 'normal', maxWidth: 'none', overflowWrap: 'anywhere' }}>
              <LeafValue element={element} leaf={leaf} withCode />
            </td>
          </tr>
        ))}
      </tbody>
    </MiniTable>
  )
}

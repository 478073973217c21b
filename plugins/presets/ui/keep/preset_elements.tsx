import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { walkContent } from '#kernel/case/content/walk_content'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { LeafValue } from '#resources/forms/leaf/leaf_value'
import { MiniTable } from '#resources/forms/rows/mini_table'
import { Quiet } from '#resources/kit/panel'

/** What a preset will say, element by element. */
export function PresetElements({ content }: { content: CaseContent }) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const leaves = [...walkContent(content)]
  if (leaves.length === 0) return <p>{t('presets:keep.nothing')}</p>
  return (
    <MiniTable sx={{ 'tableLayout': 'fixed', '& td': { whiteSpace: 'normal', py: '4px' } }}>
      <tbody>
        {leaves.map(({ path, element, leaf }) => (
          <tr key={path}>
            <td>
              {say(catalogue.labelOf(element))} <Quiet className="num">{element}</Quiet>
            </td>
            <td>
              <LeafValue element={element} leaf={leaf} withCode />
            </td>
          </tr>
        ))}
      </tbody>
    </MiniTable>
  )
}

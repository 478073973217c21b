import { memo } from 'react'
import { useForms } from '../catalogue/forms_context'
import { levelAt } from '../content/edit_content'
import { useEditor } from '../editor/editor_context'
import { SectionPanel } from './section_panel'
import type { SectionsProps } from './sections_props'
import { shownSections } from './shown_sections'

/** The panels of a page or of one row. */
export const PageSections = memo(function PageSections({ sections, steps }: SectionsProps) {
  const { catalogue } = useForms()
  const level = useEditor(({ content }) => levelAt(content, steps))
  const regions = useEditor((editor) => editor.regions)
  if (!level) return null
  return shownSections(catalogue, sections, level, regions).map((section) => (
    <SectionPanel
      key={section.id}
      section={section}
      steps={steps}
      level={level}
      Sections={PageSections}
    />
  ))
})

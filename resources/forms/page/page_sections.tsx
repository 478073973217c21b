import { memo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useForms } from '../catalogue/forms_context'
import { levelAt } from '../content/edit_content'
import { useEditor } from '../editor/editor_context'
import { SectionPanel } from './section_panel'
import type { SectionsProps } from './sections_props'
import { shownSections } from './shown_sections'

/**
 * The panels of a page or of one row; which ones they are is all that they read of the case. The
 * function has a name of its own: in it `PageSections` is what is memoised.
 */
export const PageSections = memo(function SectionsOfLevel({ sections, steps }: SectionsProps) {
  const { catalogue } = useForms()
  const shown = useEditor(
    useShallow(({ content, regions }) => {
      const level = levelAt(content, steps)
      return level ? shownSections(catalogue, sections, level, regions) : []
    })
  )
  return shown.map((section) => (
    <SectionPanel key={section.id} section={section} steps={steps} Sections={PageSections} />
  ))
})

import { memo } from 'react'
import { levelAt } from '../content/edit_content'
import { useEditor } from '../editor/editor_context'
import { hasSomething } from './has_something'
import { SectionPanel } from './section_panel'
import type { SectionsProps } from './sections_props'

/** The panels of a page or of one row. A section of a region shows where it is needed or filled. */
export const PageSections = memo(function PageSections({ sections, steps }: SectionsProps) {
  const { content, regions } = useEditor()
  const level = levelAt(content, steps)
  if (!level) return null
  const shown = sections.filter(
    ({ profile, ...section }) =>
      !profile || regions.includes(profile) || hasSomething(level, section)
  )
  return shown.map((section) => (
    <SectionPanel
      key={section.id}
      section={section}
      steps={steps}
      level={level}
      Sections={PageSections}
    />
  ))
})

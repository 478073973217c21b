import { PageName } from '../panel/page_name'
import { PageSections } from './page_sections'
import type { SectionsProps } from './sections_props'

interface PageFormProps extends SectionsProps {
  /** Name of the page: patient. */
  page: string
}

/** The panels of a page, or of a row of it, to be filled in. */
export function PageForm({ page, sections, steps }: PageFormProps) {
  return (
    <PageName value={page}>
      <PageSections sections={sections} steps={steps} />
    </PageName>
  )
}

import type { NarrativeTemplate } from '#plugins/narratives/contract/template'
import { useAnswer } from '#resources/app/calls/use_answer'
import { RevisionsDrawer } from '#resources/app/lists/revisions_drawer'

interface VersionsDrawerProps {
  template: { id: string; revision: number }
  /** Takes an earlier revision, to be saved as a new one. */
  onTake: (template: NarrativeTemplate) => void
  onClose: () => void
}

/** The revisions of a template, the latest first; an earlier one can be taken again. */
export function VersionsDrawer({ template, onTake, onClose }: VersionsDrawerProps) {
  const path = { narrativeTemplateId: template.id }
  const { data } = useAnswer('GET /narratives/templates/{narrativeTemplateId}/versions', { path })
  const take = (revision: { template: NarrativeTemplate }) => onTake(revision.template)
  return (
    <RevisionsDrawer {...{ revisions: data, current: template.revision, onClose }} onTake={take} />
  )
}

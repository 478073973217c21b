import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath } from '#kernel/case/content/element_path'
import { isGroupField, type PageSection } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import { useSay } from '#resources/app/language_context'
import { hasSomething } from '#resources/forms/page/has_something'
import { runsOf } from '#resources/forms/page/field_runs'
import { colour } from '#resources/kit/theme/tokens'
import { useCompared } from './comparison_context'
import { SideField } from './side_field'
import { SideGroup } from './side_group'
import type { SideSectionsProps } from './side_sections_props'

const Title = styled('h3')({
  fontSize: 12,
  fontWeight: 650,
  color: colour.ink2,
  margin: '10px 10px 4px',
})
const Fields = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  gap: 4,
  margin: 0,
})

/** The sections of a page or a row beside the form: what is filled there, or differs. */
export const SideSections = memo(function SideSections(props: SideSectionsProps) {
  return props.sections.map((section) => <Section key={section.id} {...props} section={section} />)
})

function Section({ section, level, steps, alone }: SideSectionsProps & { section: PageSection }) {
  const say = useSay()
  const differs = useCompared((it) =>
    section.fields.some((field) => {
      const ids = isGroupField(field) ? [field.group] : elementsOfField(field)
      return ids.some((id) => it.differsBelow(formatPath([...steps, { key: toKey(id) }])))
    })
  )
  if (!differs && !hasSomething(level, section)) return null
  return (
    <section>
      {section.title && <Title>{say(section.title)}</Title>}
      {runsOf(section).map((run, index) =>
        'fields' in run ? (
          <Fields key={index}>
            {run.fields.map((field) => (
              <SideField
                key={field.element}
                field={field}
                level={level}
                steps={steps}
                alone={alone}
              />
            ))}
          </Fields>
        ) : (
          <SideGroup
            key={run.group.group}
            field={run.group}
            level={level}
            steps={steps}
            alone={alone}
            Sections={SideSections}
          />
        )
      )}
    </section>
  )
}

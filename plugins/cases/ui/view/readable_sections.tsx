import { styled } from '@mui/material/styles'
import { isGroupField, type ElementField } from '#kernel/case/forms/page_layout'
import { say } from '#resources/app/language'
import { hasSomething } from '#resources/forms/page/has_something'
import { colour } from '#resources/kit/theme/tokens'
import { ReadableField } from './readable_field'
import { ReadableGroup, type ReadableSectionsProps } from './readable_group'

const Title = styled('h3')({
  fontSize: 12,
  fontWeight: 650,
  color: colour.ink2,
  margin: '12px 0 6px',
})
const Fields = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: '8px 20px',
  margin: 0,
})

/** Sections as definition lists and row cards; what is empty is left out unless asked for. */
export function ReadableSections({ sections, level, steps, showEmpty }: ReadableSectionsProps) {
  const shown = sections.filter(
    (section) => hasSomething(level, section) || (showEmpty && !section.profile)
  )
  return shown.map((section) => {
    const fields = section.fields.filter((field): field is ElementField => !isGroupField(field))
    return (
      <section key={section.id}>
        {section.title && <Title>{say(section.title)}</Title>}
        {fields.length > 0 && (
          <Fields>
            {fields.map((field) => (
              <ReadableField
                key={field.element}
                field={field}
                level={level}
                steps={steps}
                showEmpty={showEmpty}
              />
            ))}
          </Fields>
        )}
        {section.fields.filter(isGroupField).map((field) => (
          <ReadableGroup
            key={field.group}
            field={field}
            level={level}
            steps={steps}
            showEmpty={showEmpty}
            Sections={ReadableSections}
          />
        ))}
      </section>
    )
  })
}

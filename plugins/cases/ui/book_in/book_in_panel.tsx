import { styled } from '@mui/material/styles'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isRows } from '#kernel/case/content/case_content'
import { bookInActs } from '#plugins/cases/contract/slots'
import { Fillings } from '#resources/app/slots'
import { LevelForm } from '#resources/forms/panel/level_form'
import { Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { useBookIn } from './book_in_context'
import type { BookInFields, BookInSection } from './book_in_layout'

const Section = styled('section')({
  '&:not(:first-of-type)': { borderTop: `1px solid ${colour.lineSoft}` },
})
const Head = styled('header')({
  'display': 'flex',
  'alignItems': 'center',
  'minHeight': 32,
  'padding': '6px 14px 0',
  '& h3': { font: 'inherit', fontWeight: 650, margin: 0 },
})
/** The forms of two levels stand below each other as the lines of one do. */
const Level = styled('div')({ 'marginTop': -6, '&:not(:first-of-type)': { marginTop: -16 } })

/** A part of the report, whatever levels of the case it fills. */
export function BookInPanel({ section: { name, levels } }: { section: BookInSection }) {
  const { t } = useTranslation()
  const head = useId()
  return (
    <Section aria-labelledby={head}>
      <Head>
        <h3 id={head}>{t(`cases:book_in.section.${name}`)}</h3>
        <Grow />
        <Fillings of={bookInActs} give={{ part: name }} />
      </Head>
      <div>
        {levels.map((level) => (
          <Level key={level.group ?? ''}>
            <Fields {...level} />
          </Level>
        ))}
      </div>
    </Section>
  )
}

/** The fields of a level; those of a group stand in its first row. */
function Fields({ group, fields }: BookInFields) {
  const row = useBookIn(({ content }) => {
    const rows = group === undefined ? undefined : content[group]
    return isRows(rows) ? rows[0]?.id : undefined
  })
  const steps = useMemo(() => (group && row ? [{ key: group, row }] : []), [group, row])
  return <LevelForm fields={fields} steps={steps} />
}

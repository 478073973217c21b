import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'

/** Coding is for medical terms: the table that says how cases are numbered is named after that. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE case_coding RENAME TO case_numbering')
    this.schema.raw(renameWhatIsNamedAfter('case_coding', 'case_numbering'))
    this.schema.raw(
      commentTables({
        case_numbering: 'Not compared with the trail: its changes are lines of the numbering.',
      })
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE case_numbering RENAME TO case_coding')
    this.schema.raw(renameWhatIsNamedAfter('case_numbering', 'case_coding'))
    this.schema.raw(
      commentTables({
        case_coding: 'Not compared with the trail: its changes are lines of the case coding.',
      })
    )
  }
}

/** What is named after a table that was renamed: its policies and its constraints. */
const renameWhatIsNamedAfter = (from: string, to: string) => `
  DO $rename$
  DECLARE
    old name;
    new name;
  BEGIN
    FOR old, new IN SELECT policyname, '${to}' || substr(policyname, length('${from}') + 1)
      FROM pg_policies WHERE tablename = '${to}'
    LOOP
      EXECUTE format('ALTER POLICY %I ON ${to} RENAME TO %I', old, new);
    END LOOP;
    FOR old, new IN SELECT conname, '${to}' || substr(conname, length('${from}') + 1)
      FROM pg_constraint WHERE conrelid = '${to}'::regclass
    LOOP
      EXECUTE format('ALTER TABLE ${to} RENAME CONSTRAINT %I TO %I', old, new);
    END LOOP;
  END $rename$;
`

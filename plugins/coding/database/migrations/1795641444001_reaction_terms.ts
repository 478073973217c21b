import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantWall } from '#kernel/database/tenant_table'

/** What the release of a term calls its preferred term; a language that is not loaded has the other's name. */
const preferredTerm = `
  SELECT jsonb_build_object(
    'en', coalesce(names->>'en', names->>'zh', names->>'ja'),
    'zh', coalesce(names->>'zh', names->>'en', names->>'ja'))
  FROM (
    SELECT jsonb_object_agg(language, pt.name) AS names
    FROM dictionary_releases release
      JOIN dictionary_terms llt ON llt.release_id = release.id AND llt.level = 5 AND llt.code = of.code
      JOIN dictionary_terms pt ON pt.release_id = release.id AND pt.level = 4 AND pt.code = llt.pt
    WHERE dictionary = 'meddra' AND release.version = of.version
      AND state IN ('active', 'retired') AND removed_at IS NULL
  ) AS found WHERE names IS NOT NULL`

/**
 * The term of the first reaction of each case, which the list of cases names by its preferred term. What
 * a term is called stands in the releases alone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE reaction_terms (
        case_id uuid PRIMARY KEY REFERENCES cases (id),
        ${tenantColumns},
        version text COLLATE "C" NOT NULL,
        code integer NOT NULL
      );
      ${tenantWall('reaction_terms')}
      ${commentTables({
        reaction_terms:
          'Not audited by itself: a projection of the latest revision, written with it; cases:projections makes it anew.',
      })}
      CREATE VIEW known_preferred_terms WITH (security_invoker = true) AS
        SELECT case_id, company_id, project_id, environment, version, code, (${preferredTerm}) AS pt
        FROM reaction_terms of;
      COMMENT ON VIEW known_preferred_terms IS 'A view of reaction_terms, for the list of cases: the preferred term of the first reaction.';
      REVOKE INSERT, UPDATE, DELETE ON known_preferred_terms FROM pharos_app;
    `)
  }

  async down() {
    this.schema.raw('DROP VIEW known_preferred_terms; DROP TABLE reaction_terms')
  }
}

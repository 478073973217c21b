import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantWall } from '#kernel/database/tenant_table'

/**
 * Typed copies of the places in cases that have a code of MedDRA or wait for one, written with each
 * revision. `key` is the verbatim as the search folds it; a place without a code is open.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE coded_places (
        case_id uuid NOT NULL REFERENCES cases (id),
        path text COLLATE "C" NOT NULL,
        ${tenantColumns},
        element text COLLATE "C" NOT NULL,
        verbatim text NOT NULL,
        key text COLLATE "C" NOT NULL,
        version text COLLATE "C" NOT NULL,
        code integer,
        PRIMARY KEY (case_id, path)
      );
      CREATE INDEX coded_places_code
        ON coded_places (project_id, environment, code) INCLUDE (case_id, element, version);
      CREATE INDEX coded_places_open
        ON coded_places (project_id, environment, key, case_id) WHERE code IS NULL;
      ${tenantWall('coded_places')}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE coded_places')
  }
}

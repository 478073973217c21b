/** The role under which every request reads and writes; it owns nothing and bypasses nothing. */
export const appRole = 'pharos_app'

/**
 * Makes the role when it is not there and lets it reach the tables made from now on. Whoever makes a
 * role is its member, but since PostgreSQL 16 may not act under it (USAGE) until he grants it.
 */
export const createAppRole = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${appRole}') THEN
      CREATE ROLE ${appRole} NOLOGIN NOSUPERUSER NOBYPASSRLS;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$;
  DO $$ BEGIN
    IF NOT pg_has_role(current_user, '${appRole}', 'USAGE') THEN
      EXECUTE format('GRANT ${appRole} TO %I', current_user);
    END IF;
  EXCEPTION WHEN insufficient_privilege THEN
    -- Somebody else made it, and the server has an address of its own.
    NULL;
  END $$;
  GRANT USAGE ON SCHEMA public TO ${appRole};
  ALTER DEFAULT PRIVILEGES IN SCHEMA public
    GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${appRole};
  ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO ${appRole};`

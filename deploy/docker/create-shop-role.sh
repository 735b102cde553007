#!/bin/sh
# Runs once, in the empty database: the role that works with rows and makes no table.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$SHOP_PASSWORD" <<'SQL'
create role shop login password :'password';
SQL

#!/bin/sh
set -e
psql -v ON_ERROR_STOP=1 "$1" <<'SQL'
create role shop_owner login password 'CLAVE_DE_LAS_TABLAS';
create role shop login password 'CLAVE_DE_LA_TIENDA';
create database shop owner shop_owner encoding 'UTF8' template template0 locale 'C.UTF-8';
SQL

#!/bin/bash
# Runs once, in an empty data folder: the two roles of decision 229, their database, and the replica's right to follow.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" \
  --set replication="$REPLICATION_PASSWORD" <<'SQL'
create role muster_owner login password :'owner';
create role muster_app login password :'app';
create role replicator login replication password :'replication';
create database muster owner muster_owner;
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"

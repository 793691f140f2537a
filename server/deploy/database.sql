-- Sets up the database of compose.yaml on its first start (psql, as PostgreSQL's superuser). The product's user is no superuser and cannot make
-- roles; its own two roles (server/db/roles.ts) are therefore made here.
\getenv password DATABASE_PASSWORD
create role atalaya login password :'password';
create role atalaya_app nologin;
create role atalaya_keeper nologin;
grant atalaya_app, atalaya_keeper to atalaya;
create database atalaya owner atalaya;
revoke all on database atalaya from public;
